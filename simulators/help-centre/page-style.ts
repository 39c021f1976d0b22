/** The page's style sheet in the colour of the brand. @param colour "#rrggbb" */
export function pageStyle(colour: string): string {
  return `
:root { --brand: ${colour}; --on-brand: ${isDark(colour) ? '#ffffff' : '#111111'};
  --ground: #f7f6f2; --card: #ffffff; --line: #d9d7cf; --ink: #15172a; --soft: #5a5d70; color-scheme: light; }
:root[data-appearance='dark'] {
  --ground: #11131f; --card: #1b1e30; --line: #454a69; --ink: #e9eaf3; --soft: #a9adc4; color-scheme: dark; }
*, *::before, *::after { box-sizing: border-box; }
body { display: grid; grid-template-rows: auto minmax(0, 1fr); height: 100vh; height: 100dvh; margin: 0; background: var(--ground); color: var(--ink);
  font: 16px/1.6 system-ui, 'Noto Sans', 'Noto Sans Thai', 'Noto Sans Arabic', sans-serif; overflow-wrap: anywhere;
  line-break: strict; }
:is(:lang(th), :lang(ar), :lang(bn), :lang(lo)) body { line-height: 1.75; }
:is(:lang(my), :lang(km)) body { line-height: 1.9; }
:lang(ur) body { font-family: 'Noto Nastaliq Urdu', 'Jameel Noori Nastaleeq', 'Urdu Typesetting', system-ui, sans-serif; line-height: 2.2; }
:is(:lang(bn), :lang(lo), :lang(my), :lang(km), :lang(ur)) :is(h1, h2) { line-height: inherit; }
header { padding: 20px 20px 24px; background: var(--brand); color: var(--on-brand); }
h1 { margin: 2px 0 16px; font-size: 1.5rem; line-height: 1.3; text-wrap: balance; }
.name { margin: 0; font-size: 0.875rem; font-weight: 600; padding-inline-end: 44px; }
input { display: block; width: 100%; min-height: 48px; padding: 0 16px; border: 0; border-radius: 12px; font: inherit;
  background: var(--card); color: var(--ink); }
input::placeholder { color: var(--soft); opacity: 1; }
:focus-visible { outline: 3px solid var(--ink); outline-offset: 2px; }
header :focus-visible { outline-color: var(--on-brand); }
.found { margin: 8px 0 -8px; min-height: 1.6em; font-size: 0.875rem; }
.found:empty { display: none; }
main { padding: 16px 20px 28px; overflow-y: auto; }
.articles { display: grid; gap: 10px; max-width: 760px; margin: 0 auto; padding: 0; list-style: none; }
li { border: 1px solid var(--line); border-radius: 14px; background: var(--card); }
[hidden] { display: none; }
summary { display: flex; align-items: center; justify-content: space-between; gap: 12px; min-height: 56px;
  padding: 8px 16px; border-radius: 14px; cursor: pointer; list-style: none; }
summary::-webkit-details-marker { display: none; }
summary::after { content: ''; flex: none; width: 9px; height: 9px; margin-block-end: 4px;
  border: solid var(--soft); border-width: 0 2px 2px 0; transform: rotate(45deg); }
details[open] summary::after { transform: rotate(225deg); margin-block-end: -4px; }
h2 { margin: 0; font-size: 1rem; line-height: 1.4; }
.text { padding: 0 16px 10px; }
.text p { margin: 0 0 10px; color: var(--soft); }
@media (forced-colors: active) { header { border-block-end: 1px solid; } }
`;
}

/** Whether white text has more contrast on the colour than near-black text (WCAG's relative luminance). */
function isDark(colour: string): boolean {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => linear(Number.parseInt(colour.slice(at, at + 2), 16)));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue < 0.19;
}

function linear(part: number): number {
  const share = part / 255;
  return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}
