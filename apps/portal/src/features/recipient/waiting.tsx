import { Card } from '@riderbell/ui/layout/card.tsx';
import { Stack } from '@riderbell/ui/layout/stack.tsx';
import { Skeleton } from '@riderbell/ui/states/skeleton.tsx';
import { Text } from '@riderbell/ui/layout/text.tsx';
import link from './link.module.css';

/** The page before its first answer, as high as what follows, so that nothing jumps. The server sends this to every visitor. */
export function Waiting({ title }: { title: string }) {
  return (
    <Stack gap={3} className={link.page} aria-busy>
      <Card as="section" padding={5} gap={3.5}>
        <Text as="h1" size={5} weight={600} tone="soft" tabIndex={-1}>
          {title}
        </Text>
        <Skeleton height={40} width="80%" />
        <Skeleton height={18} width="60%" />
        <Skeleton height={64} />
      </Card>
      <Skeleton height={104} radius="lg" />
      <Skeleton height={104} radius="lg" />
    </Stack>
  );
}
