"""Small PDFs written by hand: pages of text, and what a hostile file may hold."""

from collections.abc import Sequence
from io import BytesIO
from zlib import compress

from pypdf import PdfWriter

LINE = 14  # points between two lines of a page
SYMBOLS = str.maketrans({"’": "'", "“": '"', "”": '"', "…": "...", "–": "-", "—": "-", "•": "-", "\t": " "})


def pdf_of(pages: Sequence[Sequence[str]]) -> bytes:
    """Return a PDF with these lines on its pages (letters of Western Europe only)."""
    return pdf_of_drawings([_drawing(lines) for lines in pages])


def pdf_of_drawings(drawings: Sequence[bytes], extra: str = "") -> bytes:
    """Return a PDF whose pages hold these drawing instructions, packed; `extra` joins the first page's entries."""
    kids = " ".join(f"{4 + 2 * index} 0 R" for index in range(len(drawings)))
    objects = [
        b"<< /Type /Catalog /Pages 2 0 R >>",
        f"<< /Type /Pages /Kids [{kids}] /Count {len(drawings)} >>".encode(),
        b"<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>",
    ]
    for index, drawing in enumerate(drawings):
        content = f"/Contents {5 + 2 * index} 0 R /MediaBox [0 0 595 842] {extra if index == 0 else ''}"
        page = f"<< /Type /Page /Parent 2 0 R /Resources << /Font << /F1 3 0 R >> >> {content} >>"
        packed = compress(drawing)
        stream = b"<< /Length %d /Filter /FlateDecode >>\nstream\n%s\nendstream" % (len(packed), packed)
        objects += [page.encode(), stream]
    return _file(objects)


def encrypted(source: bytes, password: str) -> bytes:
    """Return a PDF that the password opens; an empty one lets anybody read."""
    writer = PdfWriter(clone_from=BytesIO(source))
    writer.encrypt(password, password + " of the host", algorithm="RC4-128")
    written = BytesIO()
    writer.write(written)
    return written.getvalue()


def _drawing(lines: Sequence[str]) -> bytes:
    shown = [
        f"BT /F1 10 Tf 1 0 0 1 40 {800 - LINE * row} Tm ({_escaped(line)}) Tj ET" for row, line in enumerate(lines)
    ]
    return "\n".join(shown).encode("cp1252", "replace")


def _escaped(line: str) -> str:
    return line.translate(SYMBOLS).replace("\\", r"\\").replace("(", r"\(").replace(")", r"\)")


def _file(objects: Sequence[bytes]) -> bytes:
    written = bytearray(b"%PDF-1.4\n")
    places = []
    for number, body in enumerate(objects, 1):
        places.append(len(written))
        written += b"%d 0 obj\n%s\nendobj\n" % (number, body)
    start = len(written)
    written += b"xref\n0 %d\n0000000000 65535 f \n" % (len(objects) + 1)
    written += b"".join(b"%010d 00000 n \n" % place for place in places)
    written += b"trailer\n<< /Size %d /Root 1 0 R >>\nstartxref\n%d\n%%%%EOF\n" % (len(objects) + 1, start)
    return bytes(written)
