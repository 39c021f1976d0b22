import { ChevronDown } from 'lucide-react';
import { useDeployment } from '../../platform/deployment.ts';
import { useFormats } from '../../platform/i18n/formats.ts';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import classes from './landing.module.css';

/** Questions of this country's merchants: how far is the deployment's own limit (specification §9). */
export function Faq() {
  const t = useTexts('landing');
  const formats = useFormats();
  const { rules } = useDeployment();
  const questions = [
    { question: t('faq.price.question'), answer: t('faq.price.answer') },
    {
      question: t('faq.far.question'),
      answer: t('faq.far.answer', { distance: formats.distance(rules.distance_limit_metres) }),
    },
    { question: t('faq.fast.question'), answer: t('faq.fast.answer') },
    { question: t('faq.later.question'), answer: t('faq.later.answer') },
  ];
  return (
    <section className={classes.section} data-columns="true" aria-labelledby="landing-faq">
      <h2 id="landing-faq" className={classes.title}>
        {t('faq.title')}
      </h2>
      <div className={classes.questions}>
        {questions.map(({ question, answer }) => (
          <details key={question} className={classes.question}>
            <summary className={classes.summary}>
              {question}
              <ChevronDown size={22} aria-hidden className={classes.chevron} />
            </summary>
            <p className={classes.answer}>{answer}</p>
          </details>
        ))}
      </div>
    </section>
  );
}
