import { Monitor, Moon, Sun } from 'lucide-react';
import { useTexts } from '@riderbell/web/i18n/use-texts.ts';
import { SegmentedChoice } from '@riderbell/ui/fields/segmented-choice.tsx';
import { chooseColourScheme, useChosenScheme } from '../colour-scheme.ts';

/** Chooses light, dark, or the device's setting. */
export function AppearanceChoice() {
  const t = useTexts('common');
  return (
    <SegmentedChoice
      label={t('appearance')}
      value={useChosenScheme()}
      onChange={chooseColourScheme}
      choices={[
        { value: 'light', label: t('appearance.light'), icon: <Sun size={18} /> },
        { value: 'dark', label: t('appearance.dark'), icon: <Moon size={18} /> },
        { value: 'auto', label: t('appearance.auto'), icon: <Monitor size={18} /> },
      ]}
    />
  );
}
