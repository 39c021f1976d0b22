import { exampleDeployment } from '@riderbell/contract/example-deployment.ts';
import type { Plugin } from 'vite';

const placeholder = /(<script type="application\/json" id="deployment">)[^<]*(<\/script>)/;

/** In development, where Vite serves the page, fills in the deployment settings from the running server, or else from an example. */
export function developmentDeployment(server: string): Plugin {
  return {
    name: 'riderbell:development-deployment',
    apply: 'serve',
    async transformIndexHtml(html) {
      const fromServer = await deploymentOf(server);
      const json = (fromServer ?? JSON.stringify(exampleDeployment)).replaceAll('<', '\\u003c');
      return html.replace(placeholder, (_, open: string, close: string) => open + json + close);
    },
  };
}

async function deploymentOf(server: string): Promise<string | null> {
  try {
    const page = await (await fetch(server, { signal: AbortSignal.timeout(1000) })).text();
    return /<script type="application\/json" id="deployment">([^<]+)<\/script>/.exec(page)?.[1] ?? null;
  } catch {
    // Without a server, the example is enough for every page that needs no data.
    return null;
  }
}
