/** Whether the text is a host name, with a port or without: what can follow "https://" and nothing more. */
export function isHostName(value: string): boolean {
  return /^[a-z\d]([a-z\d.-]{0,200}[a-z\d])?(:\d{1,5})?$/i.test(value) && URL.canParse(`https://${value}`);
}
