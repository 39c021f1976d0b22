import { exampleDeployment } from '@riderbell/contract/example-deployment.ts';
import type { Plugin } from 'vite';

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
