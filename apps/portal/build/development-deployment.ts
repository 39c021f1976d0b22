import type { Deployment } from '@riderbell/contract/deployment.ts';
import type { Plugin } from 'vite';

/** The specification's example deployment (§1), for a look at the portal without a server. */
const exampleDeployment: Deployment = {
  country: 'TH',
  currency: 'THB',
  currency_digits: 2,
  phone_prefix: '+66',
  time_zone: 'Asia/Bangkok',
  languages: ['en', 'th_TH'],
  default_language: 'en',
  brand: 'swift',
  environment: 'san',
  build: 'development',
  map: { tiles_url: '', tiles_zoom: 12, attribution: '', centre: { latitude: 13.7563, longitude: 100.5018 } },
  rules: {
    unit_number_required: false,
    amount_required: true,
    minimum_amount: 0,
    minimum_eta_minutes: 15,
    distance_limit_metres: 15_000,
  },
  demo: { email: 'demo@riderbell.test', password: 'Demo-rider-1!' },
};

const placeholder = /(<script type="application\/json" id="deployment">)[^<]*(<\/script>)/;

/** In development the page is Vite's: this fills in what the server would, taken from the server when it answers. */
export function developmentDeployment(server: string): Plugin {
  return {
    name: 'riderbell:development-deployment',
    apply: 'serve',
    async transformIndexHtml(html) {
      const filled = await deploymentOf(server);
      const json = (filled ?? JSON.stringify(exampleDeployment)).replaceAll('<', '\\u003c');
      return html.replace(placeholder, (_, open: string, close: string) => open + json + close);
    },
  };
}

async function deploymentOf(server: string): Promise<string | null> {
  try {
    const page = await (await fetch(server, { signal: AbortSignal.timeout(1000) })).text();
    return /<script type="application\/json" id="deployment">([^<]+)<\/script>/.exec(page)?.[1] ?? null;
  } catch {
    // No server yet: the example shows every page that needs no data.
    return null;
  }
}
