/** The browser and system of a sign-in, as shown to the account's owner; null where the client did not say. */
export type Device = { readonly browser: string | null; readonly system: string | null };

// The order matters: every browser also names the browsers that it pretends to be.
const browsers: readonly (readonly [name: string, mark: RegExp])[] = [
  ['Edge', /\bEdg(?:A|iOS|e)?\/(\d{1,4})/],
  ['Opera', /\b(?:OPR|OPT|Opera)\/(\d{1,4})/],
  ['Samsung Internet', /\bSamsungBrowser\/(\d{1,4})/],
  ['Firefox', /\b(?:Firefox|FxiOS)\/(\d{1,4})/],
  ['Chrome', /\b(?:Chrome|CriOS|HeadlessChrome)\/(\d{1,4})/],
  ['Safari', /\bVersion\/(\d{1,4})[\d.]* (?:Mobile\/\w+ )?Safari\//],
];

const systems: readonly (readonly [name: string, mark: RegExp])[] = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['macOS', /\bMac OS X\b|\bMacintosh\b/],
  ['Linux', /\bLinux\b/],
];

/** Longer than any real user agent; the rest is not read. */
const longest = 512;

/** The browser's name and major version and the system's name: enough for a person to recognise their own device, and no more. */
export function deviceOf(userAgent: string | undefined): Device {
  const text = (userAgent ?? '').slice(0, longest);
  for (const [name, mark] of browsers) {
    const version = mark.exec(text)?.[1];
    if (version !== undefined) return { browser: `${name} ${version}`, system: systemOf(text) };
  }
  return { browser: null, system: systemOf(text) };
}

function systemOf(text: string): string | null {
  return systems.find(([, mark]) => mark.test(text))?.[0] ?? null;
}
