import classes from './button.module.css';

/** The classes of a button on the public pages, for a link or a button. The merchant's screens use `Button`. */
export function buttonLook(variant: 'filled' | 'light' | 'onDeep' | 'quietOnDeep', size: 'md' | 'lg' = 'md'): string {
  return [classes.button, classes.page, size === 'lg' && classes.pageLarge, classes[variant]].filter(Boolean).join(' ');
}
