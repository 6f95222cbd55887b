import { BLOG_LIMITS } from '@mehfil/api/domain/blog/limits';
import { Checkbox } from 'antd';
import { useField } from 'formik';
import type { PanelBlogHeadQuery } from '../../../graphql/generated/panel-blog';
import { useText } from '../../../i18n/text';
import panel from '../../../ui/list/Panel.module.css';
import styles from './Blog.module.css';
import { postFormText } from './post-form.text';

/** The tags of a post, all in view. */
export function TagsField({ tags }: { tags: PanelBlogHeadQuery['blogTags'] }) {
  const words = useText(postFormText);
  const [field, meta, helpers] = useField<number[]>('tagIds');
  const chosen = new Set(field.value);
  return (
    <fieldset className={styles.group}>
      <legend>{words.tags}</legend>
      {tags.length === 0 && <p className={panel.muted}>{words.noTags}</p>}
      <div className={styles.tags}>
        {tags.map(({ id, name }) => (
          <Checkbox
            key={id}
            className={styles.tag}
            checked={chosen.has(id)}
            disabled={!chosen.has(id) && chosen.size >= BLOG_LIMITS.tagsMax}
            onChange={(event) =>
              void helpers.setValue(
                event.target.checked ? [...field.value, id] : field.value.filter((each) => each !== id),
              )
            }
          >
            {name}
          </Checkbox>
        ))}
      </div>
      {typeof meta.error === 'string' && <p className={styles.problem}>{meta.error}</p>}
    </fieldset>
  );
}
