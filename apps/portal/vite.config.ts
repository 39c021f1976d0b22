import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { assetManifest } from './build/asset-manifest.ts';
import { compressedCopies } from './build/compressed-copies.ts';
import { developmentDeployment } from './build/development-deployment.ts';
import { routePreloads } from './build/route-preloads.ts';
import { shakeMapLibrary } from './build/shake-map-library.ts';

const server = process.env.RIDERBELL_SERVER ?? 'http://127.0.0.1:8080';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    react({ compiler: true }),
    shakeMapLibrary(),
    developmentDeployment(server),
    routePreloads(),
    assetManifest(),
    compressedCopies(),
  ],
  json: { namedExports: false, stringify: true },
  build: {
    target: 'es2022',
    outDir: 'dist',
    // A file inside a style sheet or script as data: would be loaded by everybody and needs another word in the policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 400,
  },
  server: {
    host: '127.0.0.1',
    proxy: {
      '/orders/api': server,
      '/hurrier': server,
      '/map': server,
      '/live': { target: server, ws: true },
    },
  },
});
