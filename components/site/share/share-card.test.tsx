import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ShareCard } from '@/components/site/share/share-card';

it('says of somebody invented that they are a sample, and of nobody else', () => {
  const card = (sample?: boolean) =>
    renderToStaticMarkup(
      <ShareCard
        kicker="Counsellor"
        title="Asha Rao"
        detail="Pune"
        {...(sample !== undefined && { sample })}
      />,
    );
  expect(card(true)).toContain('>Sample<');
  expect(card(false)).not.toContain('Sample');
  expect(card()).not.toContain('Sample');
});
