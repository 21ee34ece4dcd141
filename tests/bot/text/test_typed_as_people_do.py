"""What a person of each language would type who never read the help, one line at a time."""

import pytest

from bot.text import Catalogue
from bot.text.lexicon import Lexicon
from bot.text.speech import Speech
from engine.games import games

TYPED = [
    ("holland", "pt-BR", "vou 1 topo", "go 1 roof"),
    ("holland", "pt-BR", "herói 1 subir pela parede", "hero 1 climb"),
    ("holland", "pt-BR", "explosão B4", "explode B4"),
    ("holland", "pt-BR", "escondo 2", "hide 2"),
    ("holland", "pt-BR", "pego 5", "choose 5"),
    ("holland", "pt-BR", "antecipar se nada mudar", "early strict"),
    ("holland", "pt-BR", "antecipar mesmo assim", "early legal"),
    ("holland", "pt-BR", "antecipar cancelar", "early off"),
    ("holland", "uk", "героєм 1 наліво", "hero 1 left"),
    ("holland", "uk", "герой 1 вверх", "hero 1 up"),
    ("holland", "uk", "піти 1 дах", "go 1 roof"),
    ("holland", "uk", "вибух B4", "explode B4"),
    ("holland", "uk", "наперед якщо можна", "early legal"),
    ("holland", "uk", "наперед прибрати", "early off"),
    ("vi_algo", "pt-BR", "procurar A21", "search A21"),
    ("vi_algo", "pt-BR", "ando A14", "walk A14"),
    ("vi_algo", "pt-BR", "saída corda", "exit corda"),
    ("vi_algo", "pt-BR", "reações amuleto a partir de 3", "orders amulet_min 3"),
    ("vi_algo", "pt-BR", "reações sino para qualquer um", "orders sino any"),
    ("vi_algo", "pt-BR", "encerrar o turno", "pass"),
    ("vi_algo", "pt-BR", "passo", "pass"),
    ("vi_algo", "pt-BR", "secreta passo firme A9", "group passo_firme A9"),
    ("vi_algo", "uk", "застосувати мапу", "use mapa"),
    ("vi_algo", "uk", "взяти урну", "take urna"),
    ("vi_algo", "uk", "берегти чашу урну", "keep calice urna"),
    ("vi_algo", "uk", "внести гак", "exit arpeu"),
    ("vi_algo", "uk", "обшукати A21", "search A21"),
    ("vi_algo", "uk", "ціль Бенту", "chase bento"),
    ("vi_algo", "uk", "наказ дзвін для всіх", "orders sino any"),
    ("vi_algo", "uk", "кінець ходу", "pass"),
    ("vi_algo", "uk", "не втручатися", "no"),
    ("caverna", "pt-BR", "uso pedrada no verde", "play largar_a_pedrada green"),
    ("caverna", "pt-BR", "jogar picareta leste", "play picaretada e"),
    ("caverna", "pt-BR", "procuro", "search"),
    ("caverna", "pt-BR", "pego 2", "take 2"),
    ("caverna", "pt-BR", "reações molejo fatal", "orders molejo lethal"),
    ("caverna", "pt-BR", "acabei", "done"),
    ("caverna", "uk", "грати каменюку зеленого", "play largar_a_pedrada green"),
    ("caverna", "uk", "кинути каменюку в зеленого", "play largar_a_pedrada green"),
    ("caverna", "uk", "скинути каменюку", "drop largar_a_pedrada"),
    ("caverna", "uk", "грати копняка синього", "play bica blue"),
    ("caverna", "uk", "пошук", "search"),
    ("caverna", "uk", "грати кайло пн", "play picaretada n"),
    ("caverna", "uk", "наказ ухил якщо смертельно", "orders molejo lethal"),
    ("amsterdam", "pt-BR", "pronto", "ready"),
    ("amsterdam", "pt-BR", "abster-se", "abstain"),
    ("amsterdam", "pt-BR", "trocar a fileira", "swap"),
    ("amsterdam", "pt-BR", "manter a fileira", "withdraw"),
    ("amsterdam", "pt-BR", "vou D4", "go D4"),
    ("amsterdam", "uk", "готово", "ready"),
    ("amsterdam", "uk", "новий ряд", "swap"),
    ("amsterdam", "uk", "лишити ряд", "withdraw"),
    ("amsterdam", "uk", "стати Комісаром", "commissioner"),
    ("amsterdam", "uk", "скасувати підказку помаранчеву", "void orange"),
    ("amsterdam", "uk", "не знаю", "abstain"),
    ("noites", "pt-BR", "manter posição a1 atirar b2", "hold a1 shoot b2"),
    ("noites", "pt-BR", "proteger-se a1", "cover a1"),
    ("noites", "pt-BR", "ataca a2 b3", "charge a2 b3"),
    ("noites", "pt-BR", "foge a2 v5", "run a2 v5"),
    ("noites", "pt-BR", "levantar a2", "recover a2"),
    ("noites", "pt-BR", "canto noroeste", "corner nw"),
    ("noites", "pt-BR", "não", "no"),
    ("noites", "pt-BR", "passo", "pass"),
    ("noites", "uk", "атака a2 b3", "charge a2 b3"),
    ("noites", "uk", "стояти a1", "hold a1"),
    ("noites", "uk", "укритися a1", "cover a1"),
    ("noites", "uk", "стріляти в b2", "shoot b2"),
    ("noites", "uk", "бігти a2 на D4", "run a2 to d4"),
    ("noites", "uk", "пересунути v4 E5", "move v4 e5"),
    ("noites", "uk", "кут пн-зх", "corner nw"),
    ("noites", "en", "army full moon starter", "army moon starter"),
    ("noites", "pt-BR", "exército circo macabro inicial", "army carnival starter"),
    ("noites", "uk", "військо моторошний цирк стартовий", "army carnival starter"),
]


@pytest.mark.parametrize(("slug", "lang", "typed", "tokens"), TYPED)
def test_what_a_person_would_type_is_understood(
    house: Catalogue, slug: str, lang: str, typed: str, tokens: str
) -> None:
    (read,) = Speech(Lexicon.of(house, slug), lang, games()[slug].heads).read(typed)

    assert " ".join(read).lower() == tokens.lower()
