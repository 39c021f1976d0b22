import { useBrand } from '@riderbell/web/brand/brand.tsx';
import { useCountryName } from '@riderbell/web/i18n/country-name.ts';
import { useTexts } from '@riderbell/web/i18n/use-texts.ts';
import { Link } from 'react-router';
import { Card } from '@riderbell/ui/layout/card.tsx';
import { Row } from '@riderbell/ui/layout/row.tsx';
import { Text } from '@riderbell/ui/layout/text.tsx';
import { paths } from '../../platform/paths.ts';
import classes from './prohibited-items.module.css';
import { ProhibitedList } from '../../parts/prohibited-items/prohibited-list.tsx';

/** The items that must not be sent in this country (specification §2, §9), for businesses and individuals. */
export function ProhibitedItemsScreen() {
  const t = useTexts('prohibited');
  const { serviceLabel } = useBrand();
  const country = useCountryName().inSentence;
  return (
    <article className={classes.page}>
      <Text as="h1" display size="page" after={3} tabIndex={-1}>
        {t('title')}
      </Text>
      <Text size={7} tone="soft" pretty measure="long" after={8}>
        {t('lead', { service: serviceLabel, country })}
      </Text>
      <ProhibitedList headings="h2" />
      <Card as="section" tone="sunken" className={classes.unsure} aria-labelledby="unsure">
        <Text as="h2" size={8} weight={700} id="unsure" after={1.5}>
          {t('unsure.title')}
        </Text>
        <Text measure="long" after={2}>
          {t('unsure.text', { country })}
        </Text>
        <Row as={Link} touch to={paths.termsAndConditions()}>
          {t('terms')}
        </Row>
      </Card>
    </article>
  );
}
