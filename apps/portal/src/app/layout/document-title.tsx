import { useBrand } from '@riderbell/web/brand/brand.tsx';

/** The title of the page: "Request a rider · Swift". React moves it to the head. */
export function DocumentTitle({ title }: { title: string }) {
  const brand = useBrand();
  return <title>{`${title} · ${brand.name}`}</title>;
}
