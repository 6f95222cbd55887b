import { Field, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { Rules } from '../../graphql/inputs.js';
import { ConnectionOf } from '../../graphql/paging.js';
import { DateTime } from '../../graphql/scalars.js';
import { commentFilterSchema } from '../../domain/blog/inputs.js';

/** Which comments staff look at. */
export enum CommentState {
  /** @public Asked for by clients. */
  ALL = 'all',
  SHOWN = 'shown',
  HIDDEN = 'hidden',
}

registerEnumType(CommentState, {
  name: 'CommentState',
  description: 'Which comments staff look at.',
  valuesConfig: {
    ALL: { description: 'Every comment.' },
    SHOWN: { description: 'Threads in which a comment is shown.' },
    HIDDEN: { description: 'Threads in which staff have hidden a comment.' },
  },
});

@ObjectType({ description: 'A comment as staff see it.' })
export class ModeratedComment {
  @Field(() => Int, { description: 'The comment’s number.' })
  id: number;

  @Field({ description: 'The comment’s words, of hidden ones too.' })
  content: string;

  @Field({ description: 'Who wrote it.' })
  authorName: string;

  @Field({ description: 'Whether staff hid it.' })
  isHidden: boolean;

  @Field(() => String, { nullable: true, description: 'Why staff hid it.' })
  hiddenReason: string | null;

  @Field(() => DateTime, { description: 'When it was written.' })
  createdAt: Date;
}

@ObjectType({ description: 'A comment with its article and its answers.' })
export class CommentThread extends ModeratedComment {
  @Field(() => Int, { description: 'The article’s number.' })
  postId: number;

  @Field({ description: 'The article’s title.' })
  postTitle: string;

  @Field({ description: 'The article’s name in its address.' })
  postSlug: string;

  @Field(() => [ModeratedComment], { description: 'Its answers, the oldest first; answers have no answers.' })
  answers: ModeratedComment[];
}

@ObjectType({ description: 'A page of comments with their answers.' })
export class CommentThreadConnection extends ConnectionOf(CommentThread, 'threads') {}

@Rules(commentFilterSchema)
@InputType({ description: 'Which comments staff want to see.' })
export class CommentThreadFilter {
  @Field(() => CommentState, { nullable: true, description: 'All of them unless said.' })
  state?: CommentState | null;

  @Field(() => String, { nullable: true, description: 'Part of the words of the comment or of an answer.' })
  text?: string | null;

  @Field(() => Int, { nullable: true, description: 'Only those of this article.' })
  postId?: number | null;
}
