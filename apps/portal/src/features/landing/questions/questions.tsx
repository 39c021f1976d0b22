import { ChevronDown } from 'lucide-react';
import { useDeployment } from '@riderbell/web/deployment.ts';
import { useCountryName } from '@riderbell/web/i18n/country-name.ts';
import { useFormats } from '@riderbell/web/i18n/formats.ts';
import { useTexts } from '@riderbell/web/i18n/use-texts.ts';
import { Link } from 'react-router';
import { Row } from '@riderbell/ui/layout/row.tsx';
import { Text, textLook } from '@riderbell/ui/layout/text.tsx';
import { paths } from '../../../platform/paths.ts';
import sections from '../landing.module.css';
import { useCityName } from '../prices/use-city-name.ts';
import { answersOf } from './answers.ts';
import classes from './questions.module.css';

/** Questions of merchants in this country, with this country's figures (specification §2, §9). */
export function Questions() {
  const t = useTexts('landing');
  const deployment = useDeployment();
  const words = { country: useCountryName().inSentence, cityName: useCityName(), formats: useFormats() };
  return (
    <section id="questions" className={`${sections.section} ${classes.columns}`} aria-labelledby="landing-questions">
      <Text as="h2" display size="part" id="landing-questions" className={sections.title}>
        {t('faq.title')}
      </Text>
      <div>
        {answersOf(deployment, words).map(({ name, question, answer }) => (
          <details key={name} className={classes.question}>
            <Row
              as="summary"
              gap={4}
              justify="between"
              className={`${classes.summary} ${textLook({ size: 7, weight: 700 })}`}
            >
              {t(question)}
              <ChevronDown size={22} aria-hidden className={textLook({ tone: 'soft' })} />
            </Row>
            <Text as="div" tone="soft" pretty className={classes.answer}>
              {answer.map(({ key, values }) => (
                <p key={key + String(values?.['city'] ?? '')}>{t(key, values)}</p>
              ))}
              {name === 'prohibited' && <Link to={paths.prohibitedItems()}>{t('faq.prohibited.link')}</Link>}
            </Text>
          </details>
        ))}
      </div>
    </section>
  );
}
