import { languageNames } from '@riderbell/domain/countries/language-names.ts';
import { type Language, languageTag } from '@riderbell/domain/countries/languages.ts';
import { ChevronDown, Languages } from 'lucide-react';
import { useId, useState } from 'react';
import { track } from '../../platform/analytics/track.ts';
import { useDeployment } from '@riderbell/web/deployment.ts';
import { directionOf } from '@riderbell/web/i18n/language.ts';
import { useLanguage, useTexts } from '@riderbell/web/i18n/use-texts.ts';
import { useLocation } from 'react-router';
import { useEarlyChoice } from '@riderbell/web/use-is-hydrated.ts';
import { notify } from '@riderbell/ui/notices/notify.ts';
import { Row } from '@riderbell/ui/layout/row.tsx';
import { Text } from '@riderbell/ui/layout/text.tsx';
import { VisuallyHidden } from '@riderbell/ui/layout/visually-hidden.tsx';
import { languagesAt } from '../page-languages.ts';
import classes from './language-choice.module.css';

/** The language of the portal; not there where the deployment has only one. A native select is the best one on a phone. */
export function LanguageChoice({ labelHidden = false }: { labelHidden?: boolean }) {
  const t = useTexts('common');
  const id = useId();
  const { language, changeLanguage } = useLanguage();
  /** What was chosen while its texts are on their way: the page follows, the choice does not jump back meanwhile. */
  const [coming, setComing] = useState<Language | null>(null);
  const atPage = languagesAt(useLocation().pathname, useDeployment().languages);
  // A recipient who goes on to another page is still reading the language of the link.
  const offered = atPage.includes(language) ? atPage : [...atPage, language];
  const choose = (value: string) => {
    const chosen = offered.find((one) => one === value);
    if (chosen === undefined || chosen === (coming ?? language)) return;
    track('language_changed', { language: chosen });
    setComing(chosen);
    void changeLanguage(chosen)
      .catch(() => notify({ kind: 'error', message: t('language.failed'), id: 'language' }))
      .finally(() => setComing((now) => (now === chosen ? null : now)));
  };
  const select = useEarlyChoice<HTMLSelectElement>(({ value }) => choose(value));
  if (offered.length < 2) return null;
  return (
    <div className={classes.choice} data-quiet={labelHidden}>
      <ChoiceLabel hidden={labelHidden} htmlFor={id}>
        {t('language')}
      </ChoiceLabel>
      <Row as="span" className={classes.box}>
        <Languages size={18} aria-hidden className={classes.sign} />
        <select
          ref={select}
          id={id}
          // A browser that fills in the value of an earlier visit would choose in the reader's place.
          autoComplete="off"
          className={classes.select}
          value={coming ?? language}
          aria-busy={coming !== null}
          onChange={(event) => choose(event.currentTarget.value)}
        >
          {offered.map((one) => (
            <option key={one} value={one} lang={languageTag(one)} dir={directionOf(one)}>
              {languageNames[one]}
            </option>
          ))}
        </select>
        <ChevronDown size={16} aria-hidden className={classes.arrow} />
      </Row>
    </div>
  );
}

/** The name of a choice, which a bar has no room to show. */
export function ChoiceLabel({ hidden, htmlFor, children }: { hidden: boolean; htmlFor: string; children: string }) {
  if (hidden) {
    return (
      <VisuallyHidden as="label" htmlFor={htmlFor}>
        {children}
      </VisuallyHidden>
    );
  }
  return (
    <Text as="label" size={3} weight={600} tone="soft" htmlFor={htmlFor} className={classes.label}>
      {children}
    </Text>
  );
}
