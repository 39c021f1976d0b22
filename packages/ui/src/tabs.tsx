import { Tab, TabList, TabPanel, TabProvider } from '@ariakit/react/tab';
import { type ReactNode, useId } from 'react';
import { Stack } from './layout/stack.tsx';
import classes from './tabs.module.css';

/** Tabs in a row, and below them the panel of the selected one. The arrow keys select at once, and follow the direction of the page. */
export function Tabs<Name extends string>({
  label,
  names,
  chosen,
  onChoose,
  rightToLeft,
  tab,
  children,
}: {
  /** The accessible name of the tab list. */
  label: string;
  names: readonly Name[];
  chosen: Name;
  onChoose: (name: Name) => void;
  rightToLeft: boolean;
  /** Renders the content of a tab. */
  tab: (name: Name) => ReactNode;
  /** The panel of the selected tab. */
  children: ReactNode;
}) {
  const id = useId();
  const tabId = (name: Name) => `${id}-${name}`;
  return (
    <TabProvider
      selectedId={tabId(chosen)}
      setSelectedId={(selected) => {
        const name = names.find((one) => tabId(one) === selected);
        if (name !== undefined) onChoose(name);
      }}
      rtl={rightToLeft}
    >
      <Stack className={classes.root}>
        <TabList aria-label={label} className={classes.tabs}>
          {names.map((name) => (
            <Tab key={name} id={tabId(name)} className={classes.tab}>
              {tab(name)}
            </Tab>
          ))}
        </TabList>
        <TabPanel tabId={tabId(chosen)} alwaysVisible className={classes.panel}>
          {children}
        </TabPanel>
      </Stack>
    </TabProvider>
  );
}
