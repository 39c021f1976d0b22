import type { ComponentProps, MouseEvent } from 'react';
import { addressOf, locationOf } from './location.ts';
import { useLocation, useRouter } from './router-provider.tsx';

type LinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  /** An address of the portal. */
  to: string;
};

/** A link that shows its screen without a load of the page; a click that the browser has a meaning of its own for is left to it. */
export function Link({ to, onClick, children, ...rest }: LinkProps) {
  const router = useRouter();
  return (
    <a
      {...rest}
      href={to}
      onClick={(event) => {
        onClick?.(event);
        if (event.defaultPrevented || !isPlain(event, rest.target)) return;
        event.preventDefault();
        // Whoever asks for where they are gets it anew, not a second time.
        void router.navigate(to, { replace: addressOf(router.get().location) === to });
      }}
    >
      {children}
    </a>
  );
}

/** A link that says whether one is there, or further in. */
export function NavLink(props: LinkProps) {
  const { pathname } = useLocation();
  const own = locationOf(props.to).pathname;
  const isThere = pathname === own || pathname.startsWith(`${own}/`);
  return <Link {...props} {...(isThere && { 'aria-current': 'page' })} />;
}

function isPlain(event: MouseEvent, target: string | undefined): boolean {
  const isModified = event.metaKey || event.altKey || event.ctrlKey || event.shiftKey;
  return event.button === 0 && !isModified && (target === undefined || target === '_self');
}
