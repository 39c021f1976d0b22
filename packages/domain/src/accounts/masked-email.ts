/** An address that its owner recognises and no one else can use: "n••@r••.test". Each part keeps its first character and the last label. */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf('@');
  const dot = email.lastIndexOf('.');
  const masked = (part: string): string => `${[...part][0] ?? ''}••`;
  return `${masked(email.slice(0, at))}@${masked(email.slice(at + 1, dot))}${email.slice(dot)}`;
}
