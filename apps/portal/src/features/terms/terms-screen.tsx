import type { TextKey, TextValues } from '@riderbell/messages/texts.ts';
import { Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import { useBrand } from '@riderbell/web/brand/brand.tsx';
import { useDeployment } from '@riderbell/web/deployment.ts';
import { useCountryName } from '@riderbell/web/i18n/country-name.ts';
import { useFormats } from '@riderbell/web/i18n/formats.ts';
import { useTexts } from '@riderbell/web/i18n/use-texts.ts';
import { Link } from 'react-router';
import { useIsHydrated } from '@riderbell/web/use-is-hydrated.ts';
import { buttonLook } from '@riderbell/ui/buttons/button-look.ts';
import { Grid } from '@riderbell/ui/layout/grid.tsx';
import { Stack } from '@riderbell/ui/layout/stack.tsx';
import { Row } from '@riderbell/ui/layout/row.tsx';
import { Text, textLook } from '@riderbell/ui/layout/text.tsx';
import { paths } from '../../platform/paths.ts';
import { changedAt, sections, type Section } from './sections.ts';
import classes from './terms.module.css';

/** The terms of the brand in its country, with the figures of this deployment (specification §2). */
export function TermsScreen() {
  const t = useTexts('terms');
  const { values, limit } = useTermsValues();
  const isLive = useIsHydrated();
  return (
    <Grid as="article" className={`${classes.page} ${classes.terms}`}>
      <header>
        <Text as="h1" display size="page" after={3} className={classes.title} tabIndex={-1}>
          {t('title')}
        </Text>
        <Text size={7} tone="soft" pretty measure="long">
          {t('lead', values)}
        </Text>
        <Row wrap gap={3} before={5} className={`${classes.about} ${textLook({ tone: 'soft' })}`}>
          <span>{t('version', values)}</span>
          <button
            type="button"
            className={`${buttonLook('light')} ${classes.print}`}
            disabled={!isLive}
            onClick={() => window.print()}
          >
            <Printer size={18} aria-hidden />
            {t('print')}
          </button>
          {/* A file of the build and no screen, so the router has no route to it. */}
          <Row as="a" touch href="/third-party.txt" className={classes.notices}>
            {t('third-party')}
          </Row>
        </Row>
      </header>
      <Contents />
      <div className={classes.sections}>
        {sections.map((section) => (
          <TermsSection key={section.name} section={section} values={values}>
            {section.name === 'prohibited' && (
              <Row as={Link} touch to={paths.prohibitedItems()}>
                {t('prohibited.link')}
              </Row>
            )}
            {section.name === 'liability' && limit !== null && <p>{t(limit, values)}</p>}
          </TermsSection>
        ))}
      </div>
    </Grid>
  );
}

function Contents() {
  const t = useTexts('terms');
  return (
    <nav className={classes.contents} aria-label={t('contents')}>
      <Stack as="ol">
        {sections.map(({ name, title }) => (
          <li key={name}>
            <Row as="a" touch href={`#${name}`} className={textLook({ tone: 'soft' })}>
              {t(title)}
            </Row>
          </li>
        ))}
      </Stack>
    </nav>
  );
}

function TermsSection({
  section: { name, title, paragraphs },
  values,
  children,
}: {
  section: Section;
  values: TextValues;
  children: ReactNode;
}) {
  const t = useTexts('terms');
  return (
    <section aria-labelledby={name}>
      <Text as="h2" size={10} weight={750} lines="snug" id={name} className={classes.heading}>
        {t(title)}
        <a href={`#${name}`} className={classes.own} aria-label={t('own-heading', { heading: t(title) })}>
          {'#'}
        </a>
      </Text>
      {paragraphs.map((key) => (
        <p key={key}>{t(key, values)}</p>
      ))}
      {children}
    </section>
  );
}

/** The values that the terms mention: the brand, the country, its prices, and the sentence of a country that states a liability limit. */
function useTermsValues(): { values: TextValues; limit: TextKey<'terms'> | null } {
  const { name, serviceLabel } = useBrand();
  const { prices, rules, currency } = useDeployment();
  const country = useCountryName().inSentence;
  const formats = useFormats();
  const ceiling = rules.item_value_ceiling;
  const values = {
    brand: name,
    service: serviceLabel,
    country,
    currency,
    date: formats.date(changedAt),
    distance: formats.distance(rules.distance_limit_metres),
    weight: formats.weight(rules.weight_limit_kg),
    base: formats.money(prices.base),
    kilometre: formats.money(prices.per_kilometre),
    value: ceiling === null ? '' : formats.money(ceiling),
  };
  return { values, limit: ceiling === null ? null : 'liability.limit' };
}
