import { Link2, Share2 } from 'lucide-react';
import { useState } from 'react';
import { useTexts } from '@riderbell/web/i18n/use-texts.ts';
import { TextField } from '@riderbell/ui/fields/text-field.tsx';
import { Button } from '@riderbell/ui/buttons/button.tsx';
import { useMediaQuery } from '@riderbell/ui/use-media-query.ts';
import { notify } from '@riderbell/ui/notices/notify.ts';
import { type LinkedOrder, recipientLink } from '../links.ts';

/**
 * Shares the recipient's link of an order: by the clipboard and, on a phone, by the share menu. If the browser refuses
 * the clipboard, the link shows selected, to be copied by hand.
 */
export function ShareLink({ order }: { order: LinkedOrder }) {
  const t = useTexts('tracking');
  // Desktops have a share menu as well, but there the clipboard is quicker.
  const onPhone = useMediaQuery('(pointer: coarse)');
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
        <Button variant="default" icon={<Share2 size={18} aria-hidden />} onClick={() => void share()}>
          {t('link.share')}
        </Button>
      )}
      <Button variant="default" icon={<Link2 size={18} aria-hidden />} onClick={() => void copy()}>
        {t('link.copy')}
      </Button>
      {shown !== null && (
        <div style={{ width: '100%' }}>
          <TextField
            key={shown}
            ref={choose}
            label={t('link.by-hand')}
            value={shown}
            readOnly
            leftToRight
            onFocus={({ currentTarget }) => currentTarget.select()}
          />
        </div>
      )}
    </>
  );
}

function choose(field: HTMLInputElement | null): void {
  field?.focus();
  field?.select();
}
