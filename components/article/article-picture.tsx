import { NightWindow } from '@/components/article/pictures/night-window';
import { StudyTable } from '@/components/article/pictures/study-table';
import { TwoChairs } from '@/components/article/pictures/two-chairs';
import { TwoWindows } from '@/components/article/pictures/two-windows';
import type { PictureProps } from '@/components/illustration/parts/picture';
import type { ArticlePictureName } from '@/lib/content/article-schema';

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
