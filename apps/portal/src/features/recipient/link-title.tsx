import { useBrand } from '@riderbell/web/brand/brand.tsx';

/** The title of the page has the answer, so that the recipient sees it while another tab is in front. React moves it to the head. */
export function LinkTitle({ title }: { title: string }) {
  const { name } = useBrand();
  return <title>{`${title} · ${name}`}</title>;
}
