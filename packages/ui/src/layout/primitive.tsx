import type { ComponentPropsWithRef, ElementType, ReactNode } from 'react';
import space from './space.module.css';

/** A distance in steps of 4 px, `--app-space-*`; half steps are for what belongs closely together. */
export type Space = 0.5 | 1 | 1.5 | 2 | 2.5 | 3 | 3.5 | 4 | 5 | 6 | 7 | 8;

/** The props about space that every primitive takes. */
interface SpaceLook {
  /** Between its children. */
  gap?: Space | undefined;
  /** Above it and below it, where what is around it has no gap for all. */
  before?: Space | undefined;
  after?: Space | undefined;
  /** It takes the room that is left beside it, and gives way to what needs more. */
  grow?: boolean | undefined;
}

type PropsOf<As extends ElementType, Look> = Look &
  SpaceLook & { as?: As; className?: string | undefined } & Omit<
    ComponentPropsWithRef<As>,
    keyof Look | keyof SpaceLook | 'as' | 'className'
  >;

type Primitive<Tag extends ElementType, Look> = <As extends ElementType = Tag>(props: PropsOf<As, Look>) => ReactNode;

const spaceNames = ['gap', 'before', 'after', 'grow'];

/** `tone="soft"` is the class `tone-soft`, `gap={2.5}` is `gap-2-5` and `wrap` is `wrap`. */
function classNameOf(name: string, value: unknown): string {
  return value === true ? name : `${name}-${String(value).replace('.', '-')}`;
}

/**
 * A component whose look is a closed list of props, each value a class of its module.
 * @param names the props that are looks; all others go to the element
 */
export function primitive<Look extends object, Tag extends ElementType>(
  tag: Tag,
  classes: Readonly<Record<string, string>>,
  names: readonly (keyof Look & string)[],
): { readonly Component: Primitive<Tag, Look>; look(this: void, props: Look & SpaceLook): string } {
  const own = { ...space, ...classes };
  const looks = new Set<string>([...names, ...spaceNames]);
  const split = (props: object, className?: string) => {
    const chosen = [own['base']];
    const rest: Record<string, unknown> = {};
    for (const [name, value] of Object.entries<unknown>({ ...props })) {
      if (!looks.has(name)) rest[name] = value;
      else if (value !== undefined && value !== false) chosen.push(own[classNameOf(name, value)]);
    }
    return { look: [...chosen, className].filter(Boolean).join(' '), rest };
  };
  function Component({ as, className, ...props }: { as?: ElementType; className?: string | undefined }): ReactNode {
    'use no memo';
    const Element: ElementType = as ?? tag;
    const { look, rest } = split(props, className);
    return <Element {...rest} className={look} />;
  }
  return { Component, look: (props) => split(props).look };
}
