import { Button, type ButtonProps } from '@mantine/core';
import { useLabels } from '../labels.tsx';

/** Sends a form. While it is on its way the button keeps its width and its name, and cannot be pressed twice. */
export function SubmitButton({
  pending,
  children,
  ...rest
}: ButtonProps & { pending: boolean; children: React.ReactNode; onClick?: () => void; form?: string }) {
  const labels = useLabels();
  return (
    <>
      <Button type="submit" size="lg" fullWidth {...rest} loading={pending} aria-busy={pending}>
        {children}
      </Button>
      <output className="app-visually-hidden">{pending ? labels.loading : ''}</output>
    </>
  );
}
