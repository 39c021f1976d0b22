import { useBrand } from '@riderbell/web/brand/brand.tsx';
import { useTexts } from '@riderbell/web/i18n/use-texts.ts';
import { Link } from 'react-router';
import { Row } from '@riderbell/ui/layout/row.tsx';
import { textLook } from '@riderbell/ui/layout/text.tsx';
import { paths } from '../../platform/paths.ts';

/** The brand's logo, which links to the landing page. */
export function HomeLink() {
  const t = useTexts('common');
  const { Logo, name } = useBrand();
  return (
    <Row
      as={Link}
      touch
      to={paths.landing()}
      className={textLook({ tone: 'ink' })}
      aria-label={t('home', { brand: name })}
    >
      <Logo height={32} />
    </Row>
  );
}
