import type { PictureProps } from '@/components/illustration/parts/picture';
import { NightWindow } from '@/components/site/article/pictures/night-window';
import { StudyTable } from '@/components/site/article/pictures/study-table';
import { TwoChairs } from '@/components/site/article/pictures/two-chairs';
import { TwoWindows } from '@/components/site/article/pictures/two-windows';
import type { ArticlePictureName } from '@/lib/site/content/article-schema';

const pictures = {
  'two-chairs': TwoChairs,
  'study-table': StudyTable,
  'two-windows': TwoWindows,
  'night-window': NightWindow,
} satisfies Record<ArticlePictureName, unknown>;

export function ArticlePicture({ name, ...props }: PictureProps & { name: ArticlePictureName }) {
  const Drawing = pictures[name];
  return <Drawing {...props} />;
}
