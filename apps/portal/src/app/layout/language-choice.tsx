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
import { Stack } from '@riderbell/ui/layout/stack.tsx';
import { Text } from '@riderbell/ui/layout/text.tsx';
import { VisuallyHidden } from '@riderbell/ui/layout/visually-hidden.tsx';
import { languagesAt } from '../page-languages.ts';
import classes from './language-choice.module.css';

/** Chooses the language; hidden if there is only one. It is a native select, because that works best on a phone. */
export function LanguageChoice({ labelHidden = false }: { labelHidden?: boolean }) {
  const t = useTexts('common');
  const id = useId();
  const { language, changeLanguage } = useLanguage();
  /** The chosen language while its texts are loading, so that the select does not jump back in the meantime. */
  const [pending, setPending] = useState<Language | null>(null);
  const languagesOfPage = languagesAt(useLocation().pathname, useDeployment().languages);
  // A recipient who goes to another page keeps the language of the link.
  const offered = languagesOfPage.includes(language) ? languagesOfPage : [...languagesOfPage, language];
  const choose = (value: string) => {
    const chosen = offered.find((one) => one === value);
    if (chosen === undefined || chosen === (pending ?? language)) return;
    track('language_changed', { language: chosen });
    setPending(chosen);
    void changeLanguage(chosen)
      .catch(() => notify({ kind: 'error', message: t('language.failed'), id: 'language' }))
      .finally(() => setPending((now) => (now === chosen ? null : now)));
  };
  const select = useEarlyChoice<HTMLSelectElement>(({ value }) => choose(value));
  if (offered.length < 2) return null;
  return (
    <Stack gap={1.5} {...(labelHidden && { align: 'start', className: classes.quiet })}>
      <ChoiceLabel hidden={labelHidden} htmlFor={id}>
        {t('language')}
      </ChoiceLabel>
      <Row as="span" className={classes.box}>
        <Languages size={18} aria-hidden />
        <select
          ref={select}
          id={id}
          // Autofill would restore the choice of an earlier visit.
          autoComplete="off"
          className={classes.select}
          value={pending ?? language}
          aria-busy={pending !== null}
          onChange={(event) => choose(event.currentTarget.value)}
        >
          {offered.map((one) => (
            <option key={one} value={one} lang={languageTag(one)} dir={directionOf(one)}>
              {languageNames[one]}
            </option>
          ))}
        </select>
        <ChevronDown size={16} aria-hidden />
      </Row>
    </Stack>
  );
}

/** The label of a choice, hidden in a bar, where there is no room for it. */
export function ChoiceLabel({ hidden, htmlFor, children }: { hidden: boolean; htmlFor: string; children: string }) {
  if (hidden) {
    return (
      <VisuallyHidden as="label" htmlFor={htmlFor}>
        {children}
      </VisuallyHidden>
    );
  }
  return (
    <Text as="label" size={3} weight={600} tone="soft" htmlFor={htmlFor}>
      {children}
    </Text>
  );
}
