import { expect, type Locator, type Page } from '@playwright/test';
import { english as say } from '../words.ts';
import { Navigation } from './navigation.ts';

/** The dialog that adds or edits a collection point, over the open branch selector. */
export class CollectionPointDialog {
  readonly page: Page;
  readonly add: Locator;
  readonly id: Locator;
  readonly label: Locator;
  readonly phone: Locator;
  readonly address: Locator;
  readonly unit: Locator;
  readonly notes: Locator;
  readonly owner: Locator;
  readonly map: Locator;
  readonly marker: Locator;
  /** The button of the visible tab. */
  readonly save: Locator;

  constructor(page: Page) {
    this.page = page;
    this.add = page.getByRole('button', { name: say('navigation', 'collection-point.add') });
    const edit = say('navigation', 'collection-point.edit', { name: '' }).trim();
    const box = page.getByRole('dialog', {
      name: new RegExp(`^(${say('navigation', 'collection-point.add')}|${edit})`),
    });
    this.id = box.getByLabel(say('outlets', 'id'));
    this.label = box.getByLabel(say('outlets', 'label'), { exact: true });
    this.phone = box.getByLabel(say('outlets', 'phone'));
    this.address = box.getByRole('combobox', { name: say('outlets', 'address') });
    this.unit = box.getByLabel(say('outlets', 'unit'));
    this.notes = box.getByLabel(say('outlets', 'notes'));
    this.owner = box.getByLabel(say('outlets', 'owners'));
    this.map = box.getByRole('region', { name: say('outlets', 'map') });
    this.marker = this.map.getByRole('application', { name: say('places', 'map.movable-hint') });
    this.save = box.getByRole('button', { name: say('outlets', 'save'), exact: true });
  }

  async openBranches(): Promise<void> {
    await new Navigation(this.page).branchButton.click();
    await expect(this.branch('').first()).toBeVisible();
  }

  branch(name: string): Locator {
    return this.page.getByRole('radio', { name });
  }

  edit(name: string): Locator {
    return this.page.getByRole('button', { name: say('navigation', 'collection-point.edit', { name }), exact: true });
  }

  tab(name: 'details' | 'hours'): Locator {
    return this.page.getByRole('tab', { name: say('outlets', name) });
  }

  async chooseAddress(text: string): Promise<void> {
    await this.address.fill(text);
    await this.page.getByRole('option').first().click();
  }
}
