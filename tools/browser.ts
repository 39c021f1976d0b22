import { existsSync } from 'node:fs';
import { chromium, type LaunchOptions } from '@playwright/test';

const systemBrowsers = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/**
 * How to start a browser without installing one: Playwright's or the system's if there is one, otherwise the one inside
 * an npm package (Linux on x64 only).
 * @throws when none of them exists
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
  const installed = chromium.executablePath();
  if (installed && existsSync(installed)) return { executablePath: installed, args: [...quiet, ...sandbox] };
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
