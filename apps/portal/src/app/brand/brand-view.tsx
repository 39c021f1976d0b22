import type { Deployment } from '@riderbell/contract/deployment.ts';
import type { BrandView } from '@riderbell/web/brand/brand.tsx';
import { Row } from '@riderbell/ui/layout/row.tsx';
import classes from './brand-view.module.css';

/** The screens' view of the brand in the page's deployment settings (specification §1). */
export function brandView({ name, service_label: serviceLabel, colours, drawings }: Deployment['brand']): BrandView {
  function Mark({ size = 32 }: { size?: number }) {
    return <img src={drawings.mark} width={size} height={size} alt="" className={classes.mark} />;
  }
  /** The wordmark is a mask over the text colour, so that one drawing fits every background. */
  function Logo({ height = 32 }: { height?: number }) {
    const wordHeight = Math.round(height * 0.78);
    return (
      <Row as="span" className={classes.logo} style={{ gap: Math.round(height * 0.3) }} dir="ltr">
        <Mark size={height} />
        <span
          className={classes.word}
          style={{
            width: Math.round(wordHeight * drawings.wordmark_ratio),
            height: wordHeight,
            maskImage: `url("${drawings.wordmark}")`,
          }}
        />
      </Row>
    );
  }
  return { name, serviceLabel, colours, Logo, Mark, markerUrl: drawings.marker };
}
