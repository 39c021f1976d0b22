import { createHash } from 'node:crypto';

const style = `:root{color-scheme:light dark}body{font:16px/1.5 system-ui,sans-serif;margin:0 auto;max-width:560px;padding:24px 16px}
ul{list-style:none;padding:0}li{padding:8px 0}button{font:inherit;min-height:44px;padding:8px 16px;width:100%;text-align:start}`;

/** Stores the token of the pressed button where the portal looks for it, and opens the portal. */
const script = `document.addEventListener('click',(event)=>{const button=event.target.closest('button[data-token]');if(!button)return;
const{key,portal}=document.body.dataset;localStorage.setItem(key,JSON.stringify(button.dataset.token));location.assign(portal)})`;

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The page with a button for each restaurant, and the policy that allows only its own script and style. */
export function enterPage(
  entries: readonly { readonly id: string; readonly name: string; readonly token: string }[],
  storageKey: string,
  portal: string,
): { html: string; policy: string } {
  const buttons = entries.map(
    ({ id, name, token }) =>
      `<li><button type="button" data-token="${text(token)}">${text(name)} <small>${text(id)}</small></button></li>`,
  );
  const html = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Simulated restaurant system</title><style>${style}</style></head>
<body data-key="${text(storageKey)}" data-portal="${text(portal)}"><main><h1>Simulated restaurant system</h1>
<p>Opens the portal as it is embedded in another system, for one restaurant. Log out there to leave it.</p>
<ul>${buttons.join('')}</ul></main><script>${script}</script></body></html>
`;
  const policy = `default-src 'none'; style-src ${hashOf(style)}; script-src ${hashOf(script)}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;
  return { html, policy };
}

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function text(plain: string): string {
  return plain.replaceAll(/[&<>"]/g, (sign) => escapes[sign] ?? sign);
}
