import type { Deployment } from '@riderbell/contract/deployment.ts';
import { ChevronDown, Palette } from 'lucide-react';
import { useId } from 'react';
import { tryBrand } from '../../platform/brand/try-brand.ts';
import { useDeployment } from '@riderbell/web/deployment.ts';
import { useTexts } from '@riderbell/web/i18n/use-texts.ts';
import { Row } from '@riderbell/ui/layout/row.tsx';
import { Stack } from '@riderbell/ui/layout/stack.tsx';
import { ChoiceLabel } from '../layout/language-choice.tsx';
import classes from '../layout/language-choice.module.css';

/** Lets visitors of the demo try its brands. Brand names are not translated. */
export function BrandChoice({
  brands,
  labelHidden = false,
}: {
  brands: NonNullable<Deployment['brands']>;
  labelHidden?: boolean;
}) {
  const t = useTexts('brands');
  const id = useId();
  const { brand } = useDeployment();
  return (
    <Stack gap={1.5} {...(labelHidden && { align: 'start', className: classes.quiet })}>
      <ChoiceLabel hidden={labelHidden} htmlFor={id}>
        {t('try')}
      </ChoiceLabel>
      <Row as="span" className={classes.box}>
        <Palette size={18} aria-hidden />
        <select
          id={id}
          className={classes.select}
          value={brand.id}
          onChange={(event) => tryBrand(event.currentTarget.value)}
        >
          {brands.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
        <ChevronDown size={16} aria-hidden />
      </Row>
    </Stack>
  );
}
