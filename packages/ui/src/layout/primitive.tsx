import type { ComponentPropsWithRef, ElementType, ReactNode } from 'react';
import space from './space.module.css';

/** A distance in steps of 4 px, `--app-space-*`; half steps are for closely related elements. */
export type Space = 0.5 | 1 | 1.5 | 2 | 2.5 | 3 | 3.5 | 4 | 5 | 6 | 7 | 8;

/** The spacing props of every primitive. */
interface SpaceLook {
  /** The distance between its children. */
  gap?: Space | undefined;
  /** The margins above and below it, if its parent has no common gap. */
  before?: Space | undefined;
  after?: Space | undefined;
  /** Whether it fills the remaining space, and shrinks if its siblings need more. */
  grow?: boolean | undefined;
  /** A line that separates it from what comes before or after it. */
  line?: 'before' | 'after' | undefined;
  /** Whether it is at least as large as a touch target, 44 px. */
  touch?: boolean | undefined;
}

type PropsOf<As extends ElementType, Look> = Look &
  SpaceLook & { as?: As; className?: string | undefined } & Omit<
    ComponentPropsWithRef<As>,
    keyof Look | keyof SpaceLook | 'as' | 'className'
  >;

type Primitive<Tag extends ElementType, Look> = <As extends ElementType = Tag>(props: PropsOf<As, Look>) => ReactNode;

const spaceNames = ['gap', 'before', 'after', 'grow', 'line', 'touch'];

/** `tone="soft"` is the class `tone-soft`, `gap={2.5}` is `gap-2-5` and `wrap` is `wrap`. */
function classNameOf(name: string, value: unknown): string {
  return value === true ? name : `${name}-${String(value).replace('.', '-')}`;
}

/**
 * Creates a component with a closed list of look props; each value is a class of its CSS module.
 * @param names the look props; all other props go to the element
 */
export function primitive<Look extends object, Tag extends ElementType>(
  tag: Tag,
  classes: Readonly<Record<string, string>>,
  names: readonly (keyof Look & string)[],
): { readonly Component: Primitive<Tag, Look>; look(this: void, props: Look & SpaceLook): string } {
  const allClasses = { ...space, ...classes };
  const looks = new Set<string>([...names, ...spaceNames]);
  const split = (props: object, className?: string) => {
    const chosen = [allClasses['base']];
    const rest: Record<string, unknown> = {};
    for (const [name, value] of Object.entries<unknown>({ ...props })) {
      if (!looks.has(name)) rest[name] = value;
      else if (value !== undefined && value !== false) chosen.push(allClasses[classNameOf(name, value)]);
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
