/** Whether the text is a host name, optionally with a port. */
export function isHostName(value: string): boolean {
  return /^[a-z\d]([a-z\d.-]{0,200}[a-z\d])?(:\d{1,5})?$/i.test(value) && URL.canParse(`https://${value}`);
}
