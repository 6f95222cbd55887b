import { BLOG_LIMITS } from '@mehfil/api/domain/blog/limits';
import { Checkbox, Flex } from 'antd';
import { useField } from 'formik';
import type { PanelBlogHeadQuery } from '../../../graphql/generated/panel-blog';
import { useText } from '../../../i18n/text';
import styles from './Blog.module.css';
import { postFormText } from './post-form.text';
import { joinClasses } from '../../../lib/classes';

/** The tags of a post, all in view. */
export function TagsField({ tags }: { tags: PanelBlogHeadQuery['blogTags'] }) {
  const words = useText(postFormText);
  const [field, meta, helpers] = useField<number[]>('tagIds');
  const chosen = new Set(field.value);
  return (
    <fieldset className={`stack gap-10 ${styles.group}`}>
      <legend>{words.tags}</legend>
      {tags.length === 0 && <p className="muted">{words.noTags}</p>}
      <Flex wrap gap={8}>
        {tags.map(({ id, name }) => (
          <Checkbox
            key={id}
            className={joinClasses('middle bordered touchable', styles.tag)}
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
      </Flex>
      {typeof meta.error === 'string' && <p className="danger">{meta.error}</p>}
    </fieldset>
  );
}
