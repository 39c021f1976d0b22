import { Button, TextInput } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { Link2, Share2 } from 'lucide-react';
import { useState } from 'react';
import { useTexts } from '@riderbell/web/i18n/use-texts.ts';
import { notify } from '@riderbell/ui/notices/notify.ts';
import { type LinkedOrder, recipientLink } from '../links.ts';

/**
 * Shares the recipient's link of an order: by the clipboard and, on a phone, by the share menu. If the browser refuses
 * the clipboard, the link shows selected, to be copied by hand.
 */
export function ShareLink({ order }: { order: LinkedOrder }) {
  const t = useTexts('tracking');
  // Desktops have a share menu as well, but there the clipboard is quicker.
  const onPhone = useMediaQuery('(pointer: coarse)', false, { getInitialValueInEffect: false });
  const [shown, setShown] = useState<string | null>(null);

  const copy = async () => {
    const link = recipientLink(order);
    try {
      await navigator.clipboard.writeText(link);
      setShown(null);
      notify({ kind: 'success', message: t('link.copied'), id: 'link-copied' });
    } catch {
      // Refused or missing: browsers offer the clipboard only to secure pages.
      setShown(link);
    }
  };
  const share = async () => {
    try {
      await navigator.share({ title: t('link.title'), url: recipientLink(order) });
    } catch (error) {
      // The user closed the share menu.
      if (!(error instanceof DOMException && error.name === 'AbortError')) await copy();
    }
  };
  return (
    <>
      {onPhone && 'share' in navigator && (
        <Button variant="default" leftSection={<Share2 size={18} aria-hidden />} onClick={() => void share()}>
          {t('link.share')}
        </Button>
      )}
      <Button variant="default" leftSection={<Link2 size={18} aria-hidden />} onClick={() => void copy()}>
        {t('link.copy')}
      </Button>
      {shown !== null && (
        <TextInput
          key={shown}
          ref={choose}
          label={t('link.by-hand')}
          value={shown}
          readOnly
          dir="ltr"
          w="100%"
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
      )}
    </>
  );
}

function choose(field: HTMLInputElement | null): void {
  field?.focus();
  field?.select();
}
