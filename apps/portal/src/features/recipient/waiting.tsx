import { Card } from '@riderbell/ui/layout/card.tsx';
import { Stack } from '@riderbell/ui/layout/stack.tsx';
import { Text } from '@riderbell/ui/layout/text.tsx';
import link from './link.module.css';
import classes from './waiting.module.css';

/** The page before its first answer, as high as what follows, so that nothing jumps. The server sends this to every visitor. */
export function Waiting({ title }: { title: string }) {
  return (
    <Stack gap={3} className={link.page} aria-busy>
      <Card as="section" padding={5} gap={3.5}>
        <Text as="h1" size={5} weight={600} tone="soft" tabIndex={-1}>
          {title}
        </Text>
        <div className={classes.skeleton} data-size="answer" />
        <div className={classes.skeleton} data-size="line" />
        <div className={classes.skeleton} data-size="steps" />
      </Card>
      <div className={classes.skeleton} data-size="card" />
      <div className={classes.skeleton} data-size="card" />
    </Stack>
  );
}
