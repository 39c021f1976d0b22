import { existsSync } from 'node:fs';
import { chromium, type LaunchOptions } from '@playwright/test';

const systemBrowsers = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/**
 * How to start a browser without anybody installing one first: Playwright's own or the system's where there is one,
 * else the one that ships inside a package (Linux on x64 only).
 * @throws when none of them is there
 */
export async function browserLaunchOptions(): Promise<LaunchOptions> {
  const quiet = [
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ];
  const sandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const own = chromium.executablePath();
  if (own && existsSync(own)) return { executablePath: own, args: [...quiet, ...sandbox] };
  const system = systemBrowsers.find((path) => existsSync(path));
  if (system) return { executablePath: system, args: [...quiet, ...sandbox] };
  const { default: packaged } = await import('@sparticuz/chromium');
  return {
    executablePath: await packaged.executablePath(),
    args: [
      ...quiet,
      '--no-sandbox',
      '--no-zygote',
      '--headless=shell',
      '--disable-gpu',
      '--use-gl=angle',
      '--use-angle=swiftshader',
    ],
  };
}
