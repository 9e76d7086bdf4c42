"""What is seen and measured on the field: sight, cover, arcs, distances, who is engaged."""
