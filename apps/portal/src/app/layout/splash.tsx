/** Shows while the first screen is loading; empty, so that nothing jumps. */
export function Splash() {
  return <div className="app-splash" aria-busy="true" />;
}
