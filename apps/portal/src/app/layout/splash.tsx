/** What shows while the first screen is on its way: nothing that could jump. */
export function Splash() {
  return <div className="app-splash" aria-busy="true" />;
}
