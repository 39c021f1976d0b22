import classes from './button.module.css';

/** The classes of a button on the public pages, for a link or a button. The merchant's screens use `Button`. */
export function buttonLook(
  variant: 'filled' | 'default' | 'light' | 'quiet' | 'onDeep' | 'quietOnDeep',
  size: 'md' | 'lg' = 'md',
): string {
  return [classes.button, classes.page, size === 'lg' && classes.pageLarge, classes[variant]].filter(Boolean).join(' ');
}

/** The classes of a button with only an icon, for a link or the button of a menu. `IconButton` is such a button with its name. */
export function iconButtonLook(size: 'sm' | 'md' = 'md'): string {
  return `${classes.button} ${classes.square} ${size === 'sm' ? classes.sm : ''}`;
}
