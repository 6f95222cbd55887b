import { Arg, Ctx, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../context.js';
import { SEARCH_LIMITS } from '../../domain/halls/limits.js';
import { findPlaceSuggestions, findServiceChoices } from './search-choices.service.js';
import { PlaceSuggestion, ServiceChoice } from './search-choices.types.js';

@Resolver()
export class SearchChoicesResolver {
  @Query(() => [PlaceSuggestion], {
    description: `Cities and areas for what a visitor has typed so far, at most ${SEARCH_LIMITS.suggestedPlaces}; without a text, those with most halls.`,
  })
  placeSuggestions(
    @Arg('text', () => String, { nullable: true, description: 'The beginning of a name, ignoring case and accents.' })
    text: string | null | undefined,
    @Ctx() ctx: RequestContext,
  ): Promise<PlaceSuggestion[]> {
    return findPlaceSuggestions(ctx, text);
  }

  @Query(() => [ServiceChoice], {
    description: `The services that most public halls include, at most ${SEARCH_LIMITS.offeredServices}.`,
  })
  serviceChoices(@Ctx() ctx: RequestContext): Promise<ServiceChoice[]> {
    return findServiceChoices(ctx);
  }
}
