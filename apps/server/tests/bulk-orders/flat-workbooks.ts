/** A workbook as LibreOffice reads it from one XML file (OpenDocument, flat). @param tables its sheets @param settings before them */
export function flatWorkbook(tables: string, settings = ''): string {
  const names = ['office', 'table', 'text', 'style', 'number', 'calcext'].map(
    (name) => `xmlns:${name}="urn:oasis:names:tc:opendocument:xmlns:${name === 'number' ? 'datastyle' : name}:1.0"`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<office:document ${names.join(' ')} xmlns:fo="urn:oasis:names:tc:opendocument:xmlns:xsl-fo-compatible:1.0"
  xmlns:of="urn:oasis:names:tc:opendocument:xmlns:of:1.2"
  office:version="1.3" office:mimetype="application/vnd.oasis.opendocument.spreadsheet">
<office:automatic-styles>
  <number:date-style style:name="day"><number:day/><number:text>/</number:text><number:month/><number:text>/</number:text><number:year/></number:date-style>
  <number:date-style style:name="moment"><number:year number:style="long"/><number:text>-</number:text><number:month number:style="long"/><number:text>-</number:text><number:day number:style="long"/><number:text> </number:text><number:hours/><number:text>:</number:text><number:minutes number:style="long"/></number:date-style>
  <number:time-style style:name="clock"><number:hours/><number:text>:</number:text><number:minutes number:style="long"/></number:time-style>
  <style:style style:name="Day" style:family="table-cell" style:data-style-name="day"/>
  <style:style style:name="Moment" style:family="table-cell" style:data-style-name="moment"/>
  <style:style style:name="Clock" style:family="table-cell" style:data-style-name="clock"/>
  <style:style style:name="Red" style:family="table-cell"><style:table-cell-properties fo:background-color="#ff0000"/></style:style>
  <style:style style:name="Hidden" style:family="table"><style:table-properties table:display="false"/></style:style>
</office:automatic-styles>
<office:body><office:spreadsheet>${settings}${tables}</office:spreadsheet></office:body></office:document>`;
}

export function table(name: string, rows: string, attributes = ''): string {
  return `<table:table table:name="${name}" ${attributes}>${rows}</table:table>`;
}

export function row(cells: string, attributes = ''): string {
  return `<table:table-row ${attributes}>${cells}</table:table-row>`;
}

export function text(content: string, attributes = ''): string {
  const paragraphs = content
    .split('\n')
    .map((line) => `<text:p>${line.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</text:p>`);
  return `<table:table-cell office:value-type="string" ${attributes}>${paragraphs.join('')}</table:table-cell>`;
}

/** @param attributes such as `office:value-type="float" office:value="1"` */
export function cell(attributes: string): string {
  return `<table:table-cell ${attributes}/>`;
}
