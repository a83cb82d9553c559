import { checkLinks } from '../content/links';
import { publishedRetiredNumbers } from '../content/retired-numbers';
import { step } from '../setup/step.mjs';
import { Explained, say } from '../setup/terminal.mjs';

/**
 * Refuses to build pages with dead links or with helpline numbers that no longer help anyone. The code that reads a
 * text refuses what is missing inside it.
 */
export async function checkContent(root: string): Promise<void> {
  await step('Checking links and helplines', async () => {
    const links = await checkLinks(root);
    const wrong = [
      ...links.dead().map((link) => `dead link: ${link}`),
      ...publishedRetiredNumbers(root).map((number) => `retired helpline: ${number}`),
    ];
    for (const line of wrong) say(`  ${line}`);
    if (wrong.length > 0) throw new Explained(`The content is not fit to publish (${wrong.length}).`);
  });
}
