import classes from './button.module.css';

/** The button of the public pages, for a link or a button; `Button` is the one of the screens with work to do. */
export function buttonLook(variant: 'filled' | 'light' | 'onDeep' | 'quietOnDeep', size: 'md' | 'lg' = 'md'): string {
  return [classes.button, classes.page, size === 'lg' && classes.pageLarge, classes[variant]].filter(Boolean).join(' ');
}
