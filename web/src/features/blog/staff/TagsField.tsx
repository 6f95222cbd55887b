import { BLOG_LIMITS } from '@mehfil/api/domain/blog/limits';
import { Checkbox, Flex } from 'antd';
import { useField } from 'formik';
import type { PanelBlogHeadQuery } from '../../../graphql/generated/panel-blog';
import { useText } from '../../../i18n/text';
import { postFormText } from './post-form.text';

/** The tags of a post, all in view. */
export function TagsField({ tags }: { tags: PanelBlogHeadQuery['blogTags'] }) {
  const words = useText(postFormText);
  const [field, meta, helpers] = useField<number[]>('tagIds');
  const chosen = new Set(field.value);
  return (
    <fieldset className="stack gap-10">
      <legend className="below-6 medium strong">{words.tags}</legend>
      {tags.length === 0 && <p className="muted">{words.noTags}</p>}
      <Flex wrap gap="0 20px">
        {tags.map(({ id, name }) => (
          <Checkbox
            key={id}
            className="middle touchable"
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
