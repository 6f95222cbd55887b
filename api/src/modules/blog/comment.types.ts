import { Field, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { Rules } from '../../graphql/inputs.js';
import { createConnectionType } from '../../graphql/paging.js';
import { DateTime } from '../../graphql/scalars.js';
import { commentFilterSchema } from '../../domain/blog/inputs.js';

/** Filters comments for staff. */
export const CommentState = {
  /** @public Used by clients. */
  ALL: 'ALL',
  SHOWN: 'SHOWN',
  HIDDEN: 'HIDDEN',
} as const;
export type CommentState = keyof typeof CommentState;

registerEnumType(CommentState, {
  name: 'CommentState',
  description: 'Filters comments for staff.',
  valuesConfig: {
    ALL: { description: 'All comments.' },
    SHOWN: { description: 'Threads with a visible comment.' },
    HIDDEN: { description: 'Threads with a hidden comment.' },
  },
});

@ObjectType({ simpleResolvers: true, description: 'A comment, for staff.' })
export class ModeratedComment {
  @Field(() => Int, { description: 'The comment’s id.' })
  id: number;

  @Field({ description: 'The comment’s text, even if hidden.' })
  content: string;

  @Field({ description: 'Its author’s name.' })
  authorName: string;

  @Field({ description: 'Whether staff hid it.' })
  isHidden: boolean;

  @Field(() => String, { nullable: true, description: 'Why staff hid it.' })
  hiddenReason: string | null;

  @Field(() => DateTime, { description: 'When it was written.' })
  createdAt: Date;
}

@ObjectType({ simpleResolvers: true, description: 'A comment with its article and replies.' })
export class CommentThread extends ModeratedComment {
  @Field(() => Int, { description: 'The article’s id.' })
  postId: number;

  @Field({ description: 'The article’s title.' })
  postTitle: string;

  @Field({ description: 'The article’s slug.' })
  postSlug: string;

  @Field(() => [ModeratedComment], { description: 'Its replies, oldest first; replies have no replies.' })
  answers: ModeratedComment[];
}

@ObjectType({ simpleResolvers: true, description: 'A page of comments with their replies.' })
export class CommentThreadConnection extends createConnectionType(CommentThread, 'threads') {}

@Rules(commentFilterSchema)
@InputType({ description: 'Filters comments for staff.' })
export class CommentThreadFilter {
  @Field(() => CommentState, { nullable: true, description: 'Defaults to all.' })
  state?: CommentState | null;

  @Field(() => String, { nullable: true, description: 'Text in the comment or a reply.' })
  text?: string | null;

  @Field(() => Int, { nullable: true, description: 'Only comments on this article.' })
  postId?: number | null;
}
