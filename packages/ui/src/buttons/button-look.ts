import classes from './button-look.module.css';

/**
 * The look of the main button for a link, or for a page that has to stay light: Mantine's button brings a loader, transitions
 * and a polymorphic root that a link does not need.
 */
export function buttonLook(variant: 'filled' | 'light' | 'onDeep' | 'quietOnDeep', size: 'md' | 'lg' = 'md'): string {
  return [classes.button, classes[variant], classes[size]].join(' ');
}
