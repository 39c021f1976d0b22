import type { MailLanguage } from './mail-language.ts';
import type { MailBrand } from './ports.ts';

/** The parts of a mail; all mails share one layout. */
export interface MailParts {
  title: string;
  paragraphs: readonly string[];
  /** A code, shown large. */
  code?: string;
  action?: { label: string; href: string; copy: string };
  /** What to do if the recipient did not ask for this mail. */
  ignore: string;
  footer: string;
}

const font =
  "font-family:-apple-system,'Segoe UI',Roboto,'Noto Sans','Noto Sans Thai','Noto Naskh Arabic',Arial,sans-serif";
const ink = '#1c2030';
const faint = '#5b6070';

/**
 * Uses tables and a style on each element, because every mail program supports only these. Loads nothing, so that no server learns that
 * the mail was read.
 */
export function mailHtml(language: MailLanguage, brand: MailBrand, parts: MailParts): string {
  const { tag, direction } = language;
  const start = direction === 'rtl' ? 'right' : 'left';
  const colour = brand.colours.primary[6];
  const cell = (style: string, content: string): string =>
    `<tr><td align="${start}" style="${font};${style}">${content}</td></tr>`;
  const rows = [
    cell(`background:${colour};padding:20px 28px`, header(brand)),
    cell(`padding:28px 28px 0;font-size:22px;line-height:30px;font-weight:700;color:${ink}`, text(parts.title)),
    ...parts.paragraphs.map((paragraph) => cell(`${body(ink)};padding:12px 28px 0`, text(paragraph))),
    ...(parts.code === undefined ? [] : [cell('padding:20px 28px 0', codeBox(parts.code, colour))]),
    ...(parts.action === undefined ? [] : actionRows(parts.action, colour, cell)),
    cell(`${body(faint)};padding:20px 28px 28px`, text(parts.ignore)),
  ];
  const footer = `<p style="${font};font-size:13px;line-height:20px;color:${faint};margin:16px 28px">${text(parts.footer)}</p>`;
  return `<!doctype html>
<html lang="${tag}" dir="${direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light">
<title>${text(parts.title)}</title>
</head>
<body style="margin:0;background:#f2f3f7">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0" style="background:#f2f3f7"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0" dir="${direction}" style="max-width:560px;background:#ffffff;border-radius:12px;overflow:hidden">
${rows.join('\n')}
</table>
${footer}
</td></tr></table>
</body>
</html>
`;
}

function header(brand: MailBrand): string {
  const name = `<span style="font-size:20px;line-height:26px;font-weight:800;color:#ffffff"><bdi>${text(brand.name)}</bdi></span>`;
  const label = `<span style="font-size:13px;line-height:18px;color:#ffffff"><bdi>${text(brand.serviceLabel)}</bdi></span>`;
  return `${name}<br>${label}`;
}

function body(colour: string): string {
  return `font-size:16px;line-height:25px;color:${colour}`;
}

/** Left to right in every language, because digits are read so. */
function codeBox(code: string, colour: string): string {
  const style = `font-size:34px;line-height:44px;font-weight:700;letter-spacing:8px;color:${colour}`;
  return `<span dir="ltr" style="${style}">${text(code)}</span>`;
}

function actionRows(
  { label, href, copy }: NonNullable<MailParts['action']>,
  colour: string,
  cell: (style: string, content: string) => string,
): string[] {
  const link = `display:inline-block;background:${colour};color:#ffffff;font-size:16px;line-height:24px;font-weight:700;text-decoration:none;padding:12px 22px;border-radius:8px`;
  return [
    cell('padding:22px 28px 0', `<a href="${text(href)}" style="${link}">${text(label)}</a>`),
    cell(`font-size:13px;line-height:20px;color:${faint};padding:18px 28px 0`, text(copy)),
    cell(
      'font-size:13px;line-height:20px;padding:2px 28px 0',
      `<a href="${text(href)}" dir="ltr" style="color:${colour};word-break:break-all">${text(href)}</a>`,
    ),
  ];
}

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function text(plain: string): string {
  return plain.replaceAll(/[&<>"']/g, (sign) => escapes[sign] ?? sign);
}
